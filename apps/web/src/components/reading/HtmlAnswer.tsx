import classes from './HtmlAnswer.module.css';

interface HtmlAnswerProps {
  /** Sanitised by the server, or made by the editor of the back-office, which knows no other tags. */
  readonly html: string;
}

/** The answer to a frequent question, as everybody sees it. */
export function HtmlAnswer({ html }: HtmlAnswerProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the house's own answers, of a closed list of tags
  return <div className={classes.answer} dangerouslySetInnerHTML={{ __html: html }} />;
}
