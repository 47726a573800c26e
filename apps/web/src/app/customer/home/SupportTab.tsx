import { publicTexts } from '@bolillero/texts/public';
import { uiTexts } from '@bolillero/texts/ui';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { paths } from '../../../paths.ts';
import { Points } from './Points.tsx';
import classes from './Tab.module.css';
import { Tab } from './Tab.tsx';

const words = publicTexts.support;

/** Soporte: how to be helped, and how fast. */
export function SupportTab() {
  return (
    <Tab title={words.title} lead={words.lead} description={publicTexts.meta.support}>
      <Points points={words.points} />
      <p className={classes.actions}>
        <ButtonLink {...paths.support()} size="md">
          {words.write}
        </ButtonLink>
        <ButtonLink {...paths.faq()} variant="default" size="md">
          {uiTexts.nav.questions}
        </ButtonLink>
        <ButtonLink {...paths.responsiblePlay()} variant="default" size="md">
          {words.responsible}
        </ButtonLink>
      </p>
    </Tab>
  );
}
