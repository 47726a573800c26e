import { publicTexts } from '@bolillero/texts/public';
import { promotionTexts } from '@bolillero/texts/public-promotions';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { paths } from '../../../paths.ts';
import { PackageChoice } from '../PackageChoice.tsx';
import classes from './Tab.module.css';
import { Tab } from './Tab.tsx';

const words = publicTexts.promotion;

/** Promoción: the packages. */
export function PromotionTab() {
  return (
    <Tab title={words.title} lead={words.lead} description={publicTexts.meta.promotion}>
      <PackageChoice />
      <p className={classes.actions}>
        <ButtonLink {...paths.promotions()} variant="default" size="md">
          {promotionTexts.all}
        </ButtonLink>
      </p>
    </Tab>
  );
}
