import { faqTexts } from '@bolillero/texts/public-faq';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { HtmlAnswer } from '../../../components/reading/HtmlAnswer.tsx';
import type { Question } from '../api.ts';
import classes from './Questions.module.css';

/** The place of a question on its page. */
export const anchorOf = (id: number) => `pregunta-${id}`;

interface QuestionItemProps {
  readonly question: Question;
  /** Begins open: the address names it. */
  readonly open?: boolean;
  /** Offers the address of this answer. */
  readonly linked?: boolean;
}

/** A question that opens on its answer: the browser's own disclosure, found by its search too. */
export function QuestionItem({ question, open = false, linked = false }: QuestionItemProps) {
  const { id, title, answer } = question;
  return (
    <details id={linked ? anchorOf(id) : undefined} className={classes.question} open={open}>
      <summary className={classes.summary}>
        <span>{title}</span>
        <IconChevronDown size={20} aria-hidden="true" className={classes.arrow} />
      </summary>
      <div className={classes.answer}>
        <HtmlAnswer html={answer} />
        {linked && (
          <a className={classes.link} href={`#${anchorOf(id)}`}>
            {faqTexts.link}
          </a>
        )}
      </div>
    </details>
  );
}
