# What a Debian package has beyond an installation: documents in their place, compressed; run by cpack
# in the staging folder.
set(documents ${CPACK_TEMPORARY_DIRECTORY}/usr/share/doc/rbgen)
file(MAKE_DIRECTORY ${documents})
file(READ ${CPACK_RBGEN_SOURCE}/LICENSE licence)
string(REGEX REPLACE "\n\n" "\n.\n" licence "${licence}")
string(REGEX REPLACE "\n([^\n])" "\n \\1" licence "${licence}")
string(STRIP "${licence}" licence)
string(REGEX MATCH "Copyright[^\n]*" holder "${licence}")
string(REGEX REPLACE "Copyright *(\\([cC]\\))? *" "" holder "${holder}")
file(WRITE ${documents}/copyright
"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: rbgen

Files: *
Copyright: ${holder}
License: Expat
 ${licence}
")
file(WRITE ${documents}/changelog
"rbgen (${CPACK_RBGEN_VERSION}) unstable; urgency=medium

  * As CHANGELOG.md tells.

 -- ${CPACK_PACKAGE_CONTACT}  Thu, 01 Jan 1970 00:00:00 +0000
")
file(GLOB pages ${CPACK_TEMPORARY_DIRECTORY}/usr/share/man/man1/*.1)
execute_process(COMMAND gzip -9nf ${documents}/changelog ${pages} COMMAND_ERROR_IS_FATAL ANY)
