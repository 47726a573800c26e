import { promotionTexts as words } from '@bolillero/texts/public-promotions';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { PackageChoice } from './PackageChoice.tsx';
import classes from './PromotionsPage.module.css';

/** The packages, and what a subscription opens. */
export function PromotionsPage() {
  return (
    <>
      <PageHeader title={words.title} subtitle={words.lead} />
      <PageMeta title={words.title} description={words.description} />
      <PackageChoice />
      <SubscriptionMenus />
    </>
  );
}

/** What a subscription opens, and how it is charged. */
function SubscriptionMenus() {
  return (
    <section aria-labelledby="subscription-menus" className={classes.place}>
      <h2 id="subscription-menus" className={classes.title}>
        {words.opens}
      </h2>
      <dl className={classes.list}>
        {words.menus.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.terms}>{words.terms}</p>
    </section>
  );
}
