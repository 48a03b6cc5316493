/* describe.c: describe man|bash|zsh: the manual page and the completions of shells, from the tables
   that the program itself reads its command line by, so that they cannot go stale.

   It is rbgen with another options_parse (the linker's --wrap puts it there): each command is
   called, and hands over its table where it would have it read. */
#define main rbgen_main
#include "main.c"
#undef main

#include <setjmp.h>
#include <stdio.h>

int __wrap_options_parse(const Syntax *syntax, int argc, char **argv, const char **positional,
                         int min, int max);

static jmp_buf back;
static void (*print)(const Syntax *syntax);

int __wrap_options_parse(const Syntax *syntax, int argc, char **argv, const char **positional,
                         int min, int max)
{
    (void)argc, (void)argv, (void)positional, (void)min, (void)max;
    print(syntax);
    longjmp(back, 1);
}

static void for_each_command(void (*printer)(const Syntax *syntax))
{
    print = printer;
    for (volatile size_t i = 0; i < COUNT(commands); i++)
        if (setjmp(back) == 0)
            commands[i].run(0, NULL);
}

/* ---- words ---- */

/* Options that every command has, which are in no command's table. */
static const Option common_options[] = {
    {"quiet", 'q', OPTION_FLAG, NULL, NULL, "no warnings, no progress"},
    {"version", 0, OPTION_FLAG, NULL, NULL, "print the version"},
    {"help", 0, OPTION_FLAG, NULL, NULL, "explain the command"},
};

static const Option *option_number(const Syntax *syntax, int i)
{
    if (i < syntax->option_count)
        return &syntax->options[i];
    i -= syntax->option_count;
    return i < (int)COUNT(common_options) ? &common_options[i] : NULL;
}

static void print_function_names(const char *separator)
{
    for (int i = 0; i < FUNCTION_COUNT; i++)
        printf("%s%s", i ? separator : "", functions[i].name);
}

static bool is_file(const Option *option)
{
    return option->argument && strstr(option->argument, "FILE");
}

/* ---- man ---- */

/* Text as troff takes it: minus signs that can be copied, no line that begins a request. */
static void roff(const char *text)
{
    for (const char *at = text; *at; at++) {
        bool starts = at == text || at[-1] == '\n';
        if (starts && (*at == '.' || *at == '\''))
            printf("\\&");
        if (*at == '\\')
            printf("\\e");
        else if (*at == '-')
            printf("\\-");
        else
            putchar(*at);
    }
}

static void man_option(const Option *option)
{
    printf(".TP\n");
    if (option->letter)
        printf("\\fB\\-%c\\fR, ", option->letter);
    printf("\\fB\\-\\-");
    roff(option->name);
    printf("\\fR");
    if (option->argument) {
        printf(" \\fI");
        roff(option->argument);
        printf("\\fR");
    }
    printf("\n");
    roff(option->help);
    printf("\n");
}

static void man_command(const Syntax *syntax)
{
    printf(".SS rbgen %s ", syntax->name);
    roff(syntax->usage);
    printf("\n.nf\n"); /* summaries are laid out for a terminal */
    roff(syntax->summary);
    printf("\n.fi\n");
    for (int i = 0; i < syntax->option_count; i++)
        man_option(&syntax->options[i]);
    printf(".PP\n.nf\n");
    roff(syntax->examples);
    printf(".fi\n");
}

static void man(void)
{
    printf(".TH RBGEN 1 \"\" \"rbgen %s\" \"robot dynamics\"\n", RBGEN_VERSION);
    printf(
        ".SH NAME\nrbgen \\- robot dynamics as straight\\-line C\n"
        ".SH SYNOPSIS\n.B rbgen\n.I ROBOT\n.br\n.B rbgen\n.I COMMAND\n.RI [ arguments ]\n"
        ".SH DESCRIPTION\n"
        "A robot arm is a small JSON file (or URDF): joints, masses, mass centres, inertia "
        "tensors.\n.B rbgen\nexpands the recursive dynamics for exactly that arm, folds every "
        "constant, searches for the cheapest formulation, and writes one flat, allocation\\-free "
        "C file.\n.PP\n.I ROBOT\nis a robot file, the name of one that\n.B rbgen list\nshows, or "
        "\\- for standard input;\n.B rbgen\n.I ROBOT\nis short for\n.B rbgen emit\n.IR ROBOT .\n"
        ".SH COMMANDS\n");
    for (size_t i = 0; i < COUNT(commands); i++) {
        printf(".TP\n.B %s\n", commands[i].name);
        roff(commands[i].summary);
        printf("\n");
    }
    printf(".SH OPTIONS\nEvery command has these.\n");
    for (size_t i = 0; i < COUNT(common_options); i++)
        man_option(&common_options[i]);
    for_each_command(man_command);
    printf(".SH EXIT STATUS\n.TP\n.B 0\ndone\n.TP\n.B 1\nthe job failed: a check did not hold, a "
           "file could not be written\n.TP\n.B 2\nthe command line or the input was wrong\n"
           ".SH ENVIRONMENT\n.TP\n.B RBGEN_ROBOTS\nthe directory of robots that have a name\n"
           ".TP\n.B CC\nthe compiler of the backend cc\n.TP\n.B TMPDIR\nwhere that compiles\n"
           ".SH FILES\n.TP\n.I PREFIX/share/rbgen/robots\nthe robots that have a name, beside "
           "PREFIX/bin/rbgen\n");
}

/* ---- bash ---- */

static void bash_command(const Syntax *syntax)
{
    const Option *option;
    printf("    %s)\n        options=\"", syntax->name);
    for (int i = 0; (option = option_number(syntax, i)); i++)
        printf("%s--%s", i ? " " : "", option->name);
    printf("\"\n        takes=\"");
    for (int i = 0; (option = option_number(syntax, i)); i++) {
        if (option->kind == OPTION_FLAG)
            continue;
        printf(" --%s", option->name);
        if (option->letter)
            printf(" -%c", option->letter);
    }
    printf(" \"\n        ;;\n");
}

static void bash(void)
{
    printf("# bash completion for rbgen %s; made from its tables of options\n"
           "_rbgen() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}\n"
           "    local commands=\"",
           RBGEN_VERSION);
    for (size_t i = 0; i < COUNT(commands); i++)
        printf("%s%s", i ? " " : "", commands[i].name);
    printf("\" functions=\"");
    print_function_names(" ");
    printf("\"\n    local options= takes= command=emit robots before=\n"
           "    [[ $COMP_CWORD -gt 1 && \" $commands \" == *\" ${COMP_WORDS[1]} \"* ]] && "
           "command=${COMP_WORDS[1]}\n"
           "    case $command in\n");
    for_each_command(bash_command);
    printf("    esac\n"
           "    COMPREPLY=()\n"
           "    if [[ $previous == --functions ]]; then\n"
           "        [[ $current == *,* ]] && before=${current%%,*},\n"
           "        COMPREPLY=($(compgen -P \"$before\" -W \"$functions\" -- \"${current##*,}\"))\n"
           "    elif [[ $takes == *\" $previous \"* ]]; then\n"
           "        COMPREPLY=($(compgen -f -- \"$current\"))\n"
           "    elif [[ $current == -* ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
           "    else\n"
           "        robots=$(\"${COMP_WORDS[0]}\" list --format json 2>/dev/null |\n"
           "            sed -n 's/.*\"robots\": \\[\\([^]]*\\)\\].*/\\1/p' | tr -d '\",')\n"
           "        [[ $COMP_CWORD -eq 1 ]] && robots=\"$robots $commands --help --version\"\n"
           "        [[ $command == eval && $COMP_CWORD -gt 2 ]] && robots=$functions\n"
           "        COMPREPLY=($(compgen -W \"$robots\" -- \"$current\") $(compgen -f -- "
           "\"$current\"))\n"
           "    fi\n"
           "}\n"
           "complete -o filenames -F _rbgen rbgen\n");
}

/* ---- zsh ---- */

/* Text within '...' and within [...] or before a colon. */
static void zsh_text(const char *text)
{
    for (; *text; text++) {
        if (*text == '\'')
            printf("'\\''");
        else if (strchr("[]:\\", *text))
            printf("\\%c", *text);
        else
            putchar(*text);
    }
}

static void zsh_command(const Syntax *syntax)
{
    const Option *option;
    printf("        %s)\n            _arguments \\\n", syntax->name);
    for (int i = 0; (option = option_number(syntax, i)); i++) {
        bool again = option->kind != OPTION_FLAG;
        printf("                '%s--%s[", again ? "*" : "", option->name);
        zsh_text(option->help);
        printf("]");
        if (option->kind != OPTION_FLAG) {
            printf(":");
            zsh_text(option->argument);
            printf(":");
            if (strcmp(option->name, "functions") == 0) {
                printf("_values -s , function ");
                print_function_names(" ");
            } else if (is_file(option)) {
                printf("_files");
            }
        }
        printf("' \\\n");
    }
    printf("                '*:file:_files'\n            ;;\n");
}

static void zsh(void)
{
    printf("#compdef rbgen\n# zsh completion for rbgen %s; made from its tables of options\n"
           "_rbgen() {\n    local -a commands robots\n    local state line\n    commands=(\n",
           RBGEN_VERSION);
    for (size_t i = 0; i < COUNT(commands); i++) {
        printf("        '%s:", commands[i].name);
        zsh_text(commands[i].summary);
        printf("'\n");
    }
    printf("    )\n"
           "    _arguments -C '1: :->first' '*:: :->rest'\n"
           "    case $state in\n"
           "    first)\n"
           "        robots=($(rbgen list --format json 2>/dev/null |\n"
           "            sed -n 's/.*\"robots\": \\[\\([^]]*\\)\\].*/\\1/p' | tr -d '\",'))\n"
           "        _describe command commands\n"
           "        compadd -a robots\n"
           "        _files\n"
           "        ;;\n"
           "    rest)\n"
           "        case $words[1] in\n");
    for_each_command(zsh_command);
    printf("        esac\n        ;;\n    esac\n}\n_rbgen \"$@\"\n");
}

int main(int argc, char **argv)
{
    const char *what = argc == 2 ? argv[1] : "";
    if (strcmp(what, "man") == 0)
        man();
    else if (strcmp(what, "bash") == 0)
        bash();
    else if (strcmp(what, "zsh") == 0)
        zsh();
    else
        return 2;
    return fflush(stdout) != 0;
}
