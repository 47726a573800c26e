import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FileInput, useFileDrop } from '../../../components/ui/FileDrop.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import type { PictureChoice } from '../lottery-form.ts';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const { fields: texts, faults } = adminLotteriesTexts;

/** A picture has fewer bytes than this; the server says so again. */
const below = 1_048_576;
const readable = ['image/png', 'image/jpeg', 'image/webp'];

interface PictureFieldProps {
  readonly form: LotteryFormState;
  readonly field: 'image' | 'logo';
  /** Where the saved one lies; empty without one. */
  readonly saved: string;
  /** It was uploaded, and can be taken away. */
  readonly own: boolean;
}

/** A lottery's image or logo: the saved one, or the one that will be sent. */
export function PictureField({ form, field, saved, own }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = form.idOf(field);
  const { values } = form;
  const choice = values[field];
  const label = texts[field];
  const fault = form.errors[field];
  const choose = (next: PictureChoice) => form.setValue(field, next);
  const onFile = (file: File) => {
    if (!readable.includes(file.type)) return form.setError(field, faults.notAPicture);
    if (file.size >= below) return form.setError(field, faults.tooLarge);
    choose({ kind: 'file', file, url: URL.createObjectURL(file) });
  };
  const { over, ...target } = useFileDrop(onFile);
  const shown = { kept: saved, none: '', file: choice.kind === 'file' ? choice.url : '' }[choice.kind];
  const state = {
    kept: own ? texts.pictureKept : saved === '' ? texts.pictureNone : texts.pictureOurs,
    none: texts.pictureGoes,
    file: choice.kind === 'file' ? texts.pictureNew(choice.file.name) : '',
  }[choice.kind];
  return (
    <fieldset className={classes.group} aria-describedby={`${id}-about`}>
      <legend>{label}</legend>
      <div className={classes.picture} data-over={over || undefined} {...target}>
        <LotteryMark
          key={shown}
          size={56}
          lottery={{
            name: values.name,
            description: values.displayName || '?',
            accent: values.accent,
            image: shown,
          }}
        />
        <div>
          <p>{state}</p>
          <p id={`${id}-about`} className={classes.hint}>
            {texts[`${field}Hint`]}
          </p>
          {fault && (
            <p id={`${id}-fault`} className={classes.fault}>
              {fault}
            </p>
          )}
        </div>
        <span className={classes.buttons}>
          <Button
            id={id}
            variant="default"
            aria-label={texts.chooseOf(label)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            onClick={() => input.current?.click()}
          >
            {texts.choose}
          </Button>
          {choice.kind === 'kept' && own && (
            <Button
              variant="subtle"
              aria-label={texts.takeAwayOf(label)}
              onClick={() => choose({ kind: 'none' })}
            >
              {texts.takeAway}
            </Button>
          )}
          {choice.kind !== 'kept' && (
            <Button
              variant="subtle"
              aria-label={texts.undoOf(label)}
              onClick={() => choose({ kind: 'kept' })}
            >
              {texts.undo}
            </Button>
          )}
        </span>
        <FileInput ref={input} accept={readable.join(',')} label={texts.chooseOf(label)} onFile={onFile} />
      </div>
    </fieldset>
  );
}
