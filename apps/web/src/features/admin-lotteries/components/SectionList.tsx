import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { type LotterySection, sectionNames } from '../lottery-form.ts';
import classes from './LotteryForm.module.css';

const texts = adminLotteriesTexts.sections;

interface SectionListProps {
  readonly section: LotterySection;
  readonly changed: ReadonlySet<LotterySection>;
  /** How many fields of a section are wrong. */
  readonly faults: (section: LotterySection) => number;
  readonly onSection: (section: LotterySection) => void;
}

/** The sections of the form, each with what has become of it: a list, on narrow screens a select. */
export function SectionList({ section, changed, faults, onSection }: SectionListProps) {
  const mark = (one: LotterySection) => {
    if (faults(one) > 0) return texts.faults(faults(one));
    return changed.has(one) ? texts.changed : '';
  };
  return (
    <>
      <nav className={classes.sections} aria-label={texts.label}>
        <ul>
          {sectionNames.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-current={one === section ? 'true' : undefined}
                onClick={() => onSection(one)}
              >
                <span>{texts[one]}</span>
                {faults(one) > 0 ? (
                  <span className={classes.count}>
                    <IconAlertCircle size={14} aria-hidden="true" />
                    <span aria-hidden="true">{faults(one)}</span>
                    <span className="visually-hidden">{mark(one)}</span>
                  </span>
                ) : (
                  changed.has(one) && <span className={classes.tag}>{texts.changed}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.sectionSelect}>
        <SelectField
          label={texts.label}
          value={section}
          options={sectionNames.map((one) => ({
            value: one,
            label: mark(one) === '' ? texts[one] : `${texts[one]} (${mark(one)})`,
          }))}
          onChange={({ currentTarget: { value } }) => onSection(value as LotterySection)}
        />
      </div>
    </>
  );
}
