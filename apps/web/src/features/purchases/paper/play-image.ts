import { pictureOf } from '../../../components/paper/picture.ts';
import { drawPlay, playPaper, type ShownPlay } from './draw-play.ts';

/** A play on its printed slip, as a PNG; `panel` is how many numbers the lottery plays with. */
export function playImage(play: ShownPlay, panel: number): Promise<Blob> {
  // it may have played with more when this was bought
  const size = Math.max(panel, ...play.balls);
  const { width, height } = playPaper(size);
  return pictureOf(width, height, (pen) => drawPlay(play, size, pen));
}
