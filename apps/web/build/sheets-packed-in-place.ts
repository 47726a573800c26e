import type { Plugin } from 'vite';

/** Where write-excel-file packs what it wrote. */
const packer = /\/write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/;

/**
 * write-excel-file hands every sheet of over 160 KB to a worker made of a blob, which our Content Security Policy forbids, and offers no
 * other way. In the bundle its packing is done in place by the same library (fflate): 3,000 draws take some hundredths of a second.
 */
export function sheetsPackedInPlace(): Plugin {
  let found = false;
  let isWritten = false;
  return {
    name: 'sheets-packed-in-place',
    apply: 'build',
    transform(_, id) {
      if (id.includes('/write-excel-file/')) isWritten = true;
      if (!packer.test(id)) return null;
      found = true;
      const code =
        "import { zipSync } from 'fflate';\nexport default async (files) => zipSync(files).buffer;\n";
      return { code, map: null };
    },
    buildEnd(error) {
      if (error === undefined && isWritten && !found)
        this.error('write-excel-file packs its files elsewhere now: look at build/sheets-packed-in-place.ts');
    },
  };
}
