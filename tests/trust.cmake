# Fuzz targets: with RBGEN_FUZZ libFuzzer drives them (tests/fuzz/run), else they run what is saved.
foreach(name robot emit urdf sd mjcf xacro csv template command)
  add_executable(fuzz_${name} fuzz/fuzz_${name}.c fuzz/common.c)
  target_link_libraries(fuzz_${name} PRIVATE generator)
  set(saved ${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${name})
  if(RBGEN_FUZZ)
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    add_test(NAME fuzz.${name} COMMAND fuzz_${name} -runs=0 ${saved})
  else()
    target_sources(fuzz_${name} PRIVATE fuzz/replay.c)
    add_test(NAME fuzz.${name} COMMAND fuzz_${name} ${saved})
  endif()
endforeach()

# Memory that runs out: rbgen with its allocations going through the test's.
add_library(rbgen_main OBJECT ${CMAKE_SOURCE_DIR}/generator/main.c)
target_compile_definitions(rbgen_main PRIVATE main=rbgen_main)
target_link_libraries(rbgen_main PRIVATE generator)
add_executable(starve_test starve/starve_test.c $<TARGET_OBJECTS:rbgen_main>)
target_link_libraries(starve_test PRIVATE generator)
target_link_options(starve_test PRIVATE -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc)
if(RBGEN_TCC)
  target_compile_definitions(starve_test PRIVATE RBGEN_TCC)
  target_link_options(starve_test PRIVATE -Wl,--wrap=tcc_new,--wrap=tcc_set_output_type
    -Wl,--wrap=tcc_compile_string,--wrap=tcc_add_symbol,--wrap=tcc_relocate
    -Wl,--wrap=tcc_set_options,--wrap=tcc_get_symbol)
endif()
add_test(NAME trust.starve COMMAND starve_test ${CMAKE_SOURCE_DIR} 40)
