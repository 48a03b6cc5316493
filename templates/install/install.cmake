# What cmake --install puts where, the package, and how to take it away again.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# ---- manual page and completions, from the program's own tables ----
add_executable(describe templates/install/describe.c)
target_link_libraries(describe PRIVATE generator)
target_link_options(describe PRIVATE -Wl,--wrap=options_parse)
set(MADE ${CMAKE_BINARY_DIR}/install)
file(MAKE_DIRECTORY ${MADE})
# Commands are left where their options are known, with what they had allocated: no leak to find.
add_custom_command(
  OUTPUT ${MADE}/rbgen.1 ${MADE}/rbgen.bash ${MADE}/_rbgen
  COMMAND ${CMAKE_COMMAND} -E env ASAN_OPTIONS=detect_leaks=0 $<TARGET_FILE:describe> man > ${MADE}/rbgen.1
  COMMAND ${CMAKE_COMMAND} -E env ASAN_OPTIONS=detect_leaks=0 $<TARGET_FILE:describe> bash > ${MADE}/rbgen.bash
  COMMAND ${CMAKE_COMMAND} -E env ASAN_OPTIONS=detect_leaks=0 $<TARGET_FILE:describe> zsh > ${MADE}/_rbgen
  DEPENDS describe VERBATIM)
add_custom_target(described ALL DEPENDS ${MADE}/rbgen.1 ${MADE}/rbgen.bash ${MADE}/_rbgen)

# ---- pages about it, from the same tables: cmake --build build --target pages ----
add_executable(tables templates/pages/tables.c)
target_link_libraries(tables PRIVATE generator)
add_custom_target(pages
  COMMAND tables > ${MADE}/tables.json
  COMMAND python3 ${CMAKE_SOURCE_DIR}/templates/pages/make ${MADE}/tables.json ${CMAKE_BINARY_DIR}/pages
  DEPENDS tables VERBATIM)

# ---- for those who build with it ----
file(RELATIVE_PATH PREFIX_FROM_PKGCONFIG "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" PREFIX_FROM_PKGCONFIG "${PREFIX_FROM_PKGCONFIG}")
configure_file(templates/install/rbgen.pc.in ${MADE}/rbgen.pc @ONLY)
configure_package_config_file(templates/install/rbgen-config.cmake.in ${MADE}/rbgen-config.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/rbgen NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file(${MADE}/rbgen-config-version.cmake COMPATIBILITY SameMinorVersion)

install(TARGETS rbgen)
install(TARGETS rbgen_shared)
install(TARGETS rbgen_runtime)
install(FILES ${STATIC_LIBRARY} DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(FILES generator/rbgen.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
file(GLOB RUNTIME_HEADERS CONFIGURE_DEPENDS runtime/*.h)
install(FILES ${RUNTIME_HEADERS} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/rbgen/runtime)
file(GLOB ROBOT_FILES CONFIGURE_DEPENDS robots/*.json robots/README.md)
install(FILES ${ROBOT_FILES} DESTINATION ${CMAKE_INSTALL_DATADIR}/rbgen/robots)
file(GLOB MECHANISM_FILES CONFIGURE_DEPENDS robots/mechanisms/*.json robots/mechanisms/README.md)
install(FILES ${MECHANISM_FILES} DESTINATION ${CMAKE_INSTALL_DATADIR}/rbgen/robots/mechanisms)
install(FILES ${MADE}/rbgen.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${MADE}/rbgen.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME rbgen)
install(FILES ${MADE}/_rbgen DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${MADE}/rbgen-config.cmake ${MADE}/rbgen-config-version.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/rbgen)
install(FILES ${MADE}/rbgen.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(GLOB PYTHON_FILES CONFIGURE_DEPENDS runtime/python/rbgen/*.py runtime/python/rbgen/py.typed)
install(FILES ${PYTHON_FILES} DESTINATION lib/python3/dist-packages/rbgen)

# What was written, and where: cmake's own list has /usr in it after cpack, which wrote elsewhere.
set(INSTALLED ${CMAKE_BINARY_DIR}/installed.txt)
install(CODE "set(written)
foreach(file \${CMAKE_INSTALL_MANIFEST_FILES})
  string(APPEND written \"\$ENV{DESTDIR}\${file}\\n\")
endforeach()
file(WRITE \"${INSTALLED}\" \"\${written}\")")
add_custom_target(uninstall
  COMMAND ${CMAKE_COMMAND} -DMANIFEST=${INSTALLED}
    -P ${CMAKE_SOURCE_DIR}/templates/install/uninstall.cmake
  COMMENT "removing what was installed" VERBATIM)

# ---- a Debian package: cpack in the build folder ----
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME rbgen)
set(RBGEN_MAINTAINER "rbgen maintainers <rbgen@users.noreply.github.com>" CACHE STRING "of the package")
set(CPACK_PACKAGE_CONTACT "${RBGEN_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "robot dynamics as straight-line C: generator and library")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/templates/install/triggers)
if(RBGEN_LAPACK AND LAPACK_LIBRARY) # which is loaded by name
  set(CPACK_DEBIAN_PACKAGE_DEPENDS "liblapack3 | liblapack.so.3")
endif()
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "gcc | c-compiler, tcc, gnuplot-nox")
set(CPACK_DEBIAN_PACKAGE_PROVIDES "python3-rbgen (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "python3, python3-numpy, libcjson-dev, libexpat1-dev, libmpfr-dev, libgmp-dev")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"A robot arm is a small file of joints, masses and inertias. rbgen expands the
recursive dynamics for exactly that arm, folds every constant, searches for
the cheapest formulation and writes flat, allocation-free C: torques, inertia
matrix, accelerations, kinematics. The library does the same from within a
program, and compiles what it wrote.")
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/templates/install/debian.cmake)
set(CPACK_RBGEN_SOURCE ${CMAKE_SOURCE_DIR})
set(CPACK_RBGEN_VERSION ${PROJECT_VERSION})
include(CPack)
