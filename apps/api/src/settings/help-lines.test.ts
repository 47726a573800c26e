import { defaultHelpLines } from '@bolillero/texts/help-lines';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const settings = (HELP_LINES?: string) => parseConfig(HELP_LINES === undefined ? {} : { HELP_LINES });

describe('HELP_LINES', () => {
  test('there are some until the house sets its own', () => {
    const parsed = settings();
    expect(parsed.ok && parsed.config.helpLines).toEqual(defaultHelpLines);
  });

  test('the house’s own take their place; what is absent is empty', () => {
    const parsed = settings('[{"country":"Perú","name":"Línea 113","phone":"113"}]');
    expect(parsed.ok && parsed.config.helpLines).toEqual([
      { country: 'Perú', name: 'Línea 113', phone: '113', url: '' },
    ]);
    const none = settings('[]');
    expect(none.ok && none.config.helpLines).toEqual([]);
  });
});

test('MINIMUM_WAIT is 0 unless set', () => {
  const [byDefault, set, wrong] = [{}, { MINIMUM_WAIT: '700' }, { MINIMUM_WAIT: '-1' }].map(parseConfig);
  expect(byDefault?.ok && byDefault.config.minimumWait).toBe(0);
  expect(set?.ok && set.config.minimumWait).toBe(700);
  expect(wrong?.ok).toBe(false);
});
