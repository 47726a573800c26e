import { lotteries } from '@bolillero/domain/games/lotteries';
import type { Plugin } from 'vite';
import { markOfLottery } from '../src/theme/lottery-marks.ts';
import { tokens } from '../src/theme/tokens.ts';

/** A mark as a file of its own, as the lists of lotteries name it, in the accent that its lottery begins with. */
function lotteryMarkSvg(name: string): string | null {
  const mark = markOfLottery(name);
  const accent = lotteries.find((lottery) => lottery.name === name)?.accent;
  if (mark === undefined || accent === undefined) return null;
  const paths = mark.map((shape) => `<path fill="#fff" fill-rule="evenodd" d="${shape}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="192" height="192"><circle cx="24" cy="24" r="24" fill="${tokens[`fill-${accent}`].light}"/>${paths}</svg>\n`;
}

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
      for (const { name } of lotteries) {
        this.emitFile({
          type: 'asset',
          fileName: `lotteries/${name}.svg`,
          source: lotteryMarkSvg(name) ?? '',
        });
      }
    },
  };
}
