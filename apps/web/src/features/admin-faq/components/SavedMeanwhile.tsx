import { adminFaqTexts } from '@bolillero/texts/admin-faq';
import { useId } from 'react';
import { HtmlAnswer } from '../../../components/reading/HtmlAnswer.tsx';
import classes from './Editor.module.css';

interface SavedMeanwhileProps {
  readonly title: string;
  /** HTML that the server has sanitised; absent for a subject. */
  readonly answer?: string;
}

/** What somebody else saved while a window was open: it is read beside what was typed, which stays. */
export function SavedMeanwhile({ title, answer }: SavedMeanwhileProps) {
  const id = useId();
  return (
    <section className={classes.preview} aria-labelledby={id}>
      <h3 id={id} className={classes.previewTitle}>
        {adminFaqTexts.savedMeanwhile}
      </h3>
      <p>{title}</p>
      {answer !== undefined && <HtmlAnswer html={answer} />}
    </section>
  );
}
