import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { TextAreaField } from '../../../components/ui/TextAreaField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import type { EditedLottery } from '../api/read-lottery.ts';
import type { LotteryFormState } from '../use-lottery-form.ts';
import { AccentField } from './AccentField.tsx';
import classes from './LotteryForm.module.css';
import { PictureField } from './PictureField.tsx';

const { fields: texts } = adminLotteriesTexts;

/** What a lottery is called and told by. */
export function IdentitySection({ form, edited }: { form: LotteryFormState; edited: EditedLottery }) {
  return (
    <>
      <div className={classes.fields}>
        <TextField
          label={texts.displayName}
          description={texts.displayNameHint}
          autoComplete="off"
          maxLength={60}
          required
          {...form.field('displayName')}
        />
        <TextField
          label={texts.name}
          description={texts.nameHint}
          readOnly
          id={form.idOf('name')}
          value={form.values.name}
        />
      </div>
      <PictureField form={form} field="image" saved={edited.image} own={edited.ownImage} />
      <PictureField form={form} field="logo" saved={edited.logo} own={edited.ownLogo} />
      <AccentField form={form} />
      <TextAreaField
        label={texts.howToCollect}
        description={texts.howToCollectHint}
        rows={4}
        maxLength={4000}
        {...form.field('howToCollect')}
      />
    </>
  );
}
