import { onTestFinished } from 'vitest';

interface SavedFile {
  readonly name: string;
  /** Its first bytes, by which programs tell what a file is. */
  readonly begins: string;
}

/** The files that the page hands over to keep, in the place of the browser's downloads, until the test ends. */
export function keepSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = async function (this: HTMLAnchorElement) {
    if (this.download === '') return click.call(this);
    const content = await (await fetch(this.href)).blob();
    saved.push({ name: this.download, begins: await content.slice(0, 4).text() });
  };
  onTestFinished(() => {
    HTMLAnchorElement.prototype.click = click;
  });
  return saved;
}
