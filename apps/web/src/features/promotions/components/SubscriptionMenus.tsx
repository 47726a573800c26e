import { promotionTexts as words } from '@bolillero/texts/public-promotions';
import classes from './SubscriptionMenus.module.css';

/** What a subscription opens, and how it is charged. */
export function SubscriptionMenus() {
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
