import { uiTexts } from '@bolillero/texts/ui';
import { useEffect } from 'react';

interface PageMetaProps {
  /** What the page is called, before the house's name; without it the house's name stands alone. */
  readonly title?: string;
  /** What search engines and shared links say of the page. */
  readonly description: string;
}

/**
 * What a public page says of itself to search engines and shared links. The house's own words stand in index.html; they
 * come back when the page is left. The browser's tab is named by a `<title>`, as on every page.
 */
export function PageMeta({ title, description }: PageMetaProps): null {
  const whole = title === undefined ? uiTexts.brand : `${title} · ${uiTexts.brand}`;
  useEffect(() => {
    const restore = [
      setContent('meta[name="description"]', description),
      setContent('meta[property="og:description"]', description),
      setContent('meta[property="og:title"]', whole),
    ];
    return () => {
      for (const back of restore) back();
    };
  }, [whole, description]);
  return null;
}

/** Writes into an element that the first page has; answers how to undo it. */
function setContent(selector: string, content: string): () => void {
  const element = document.querySelector<HTMLMetaElement>(selector);
  const before = element?.content ?? '';
  if (element) element.content = content;
  return () => {
    if (element) element.content = before;
  };
}
