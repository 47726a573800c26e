import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { weekdayTexts } from '@bolillero/texts/draws';
import { lotteryAccentTexts } from '@bolillero/texts/lottery-editing';
import type { LotteryField, LotteryValues } from './lottery-form.ts';

const { fields: texts, changed, prizes } = adminLotteriesTexts;

/** What a field is called on the screen. */
export function fieldName(field: LotteryField): string {
  return field === 'specialKind' ? texts.drum : texts[field];
}

/** What a field says, in one line; a file has no words but its name. */
export function fieldWords(values: LotteryValues, field: LotteryField): string {
  switch (field) {
    case 'image':
    case 'logo': {
      const choice = values[field];
      return choice.kind === 'file' ? choice.file.name : choice.kind === 'none' ? '' : changed.another;
    }
    case 'accent':
      return lotteryAccentTexts[values.accent];
    case 'days':
      return values.days.map((day) => weekdayTexts[day]).join(', ');
    case 'prizeTemplates':
      return values.prizeTemplates.map(({ series, from }) => prizes.option(series, from)).join(', ');
    case 'multiplierMode':
      return texts.modes[values.multiplierMode];
    case 'specialKind':
      return values.specialKind === 'none' ? '' : texts.drums[values.specialKind];
    case 'currency':
      return texts.currencies[values.currency];
    default: {
      const value = values[field];
      if (typeof value === 'boolean') return changed.onOff[value ? 'on' : 'off'];
      return typeof value === 'string' ? value : value.join(', ');
    }
  }
}
