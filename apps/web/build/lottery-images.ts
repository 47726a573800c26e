import type { Plugin } from 'vite';
import { lotteryMarkSvg, lotteryMarks } from '../src/components/ui/lottery-marks.ts';

/** Serves our marks as `/lotteries/{name}.svg`, the images that the lotteries are first given. */
export function lotteryImages(): Plugin {
  return {
    name: 'lottery-images',
    configureServer(server) {
      server.middlewares.use('/lotteries', (request, response, next) => {
        const svg = lotteryMarkSvg(request.url?.match(/^\/(\w+)\.svg$/)?.[1] ?? '');
        if (svg === null) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
    generateBundle() {
      for (const name of Object.keys(lotteryMarks)) {
        this.emitFile({
          type: 'asset',
          fileName: `lotteries/${name}.svg`,
          source: lotteryMarkSvg(name) ?? '',
        });
      }
    },
  };
}
