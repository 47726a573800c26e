import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

/**
 * The addresses of the back-office's pages stand in the entry that every customer loads, and with each page the names of all scripts that it
 * needs. This leaves out the scripts, which the page asks for itself once it is there; styles stay, since nothing else fetches them.
 */
export function officePreloads(): {
  readonly plugin: Plugin;
  readonly resolve: ResolveModulePreloadDependenciesFn;
} {
  const office = new Set<string>();
  return {
    plugin: {
      name: 'office-preloads',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === 'chunk' && chunk.facadeModuleId?.includes('/src/app/admin/'))
              office.add(chunk.fileName);
          }
        },
      },
    },
    resolve: (file, dependencies, { hostType }) =>
      hostType === 'js' && office.has(file)
        ? dependencies.filter((each) => each === file || each.endsWith('.css'))
        : dependencies,
  };
}
