/* put.h: text to whoever started the program: hosted.c or cortex_m.c. */
#ifdef __cplusplus
extern "C" {
#endif
void put(const char *text);
#ifdef __cplusplus
}
#endif
