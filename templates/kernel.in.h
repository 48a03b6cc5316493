%% head
%% guard

%% dof

#ifdef __cplusplus
extern "C" {
#endif

%% prototypes

#ifdef __cplusplus
}
#endif

#endif
