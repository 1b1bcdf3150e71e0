import {
  type ImportColumns,
  type ImportMapping,
  LEFT_OUT,
  NO_MEANING,
  type WordField,
  wordFields,
} from '#contract/endpoints/import-mapping.ts';
import { papersKinds } from '#contract/property/papers.ts';
import { propertyStatuses, propertyTypes } from '#contract/property/property.ts';
import { Select } from '#src/components/ui/form/select.tsx';
import { words as texts } from './mapping-texts.ts';

/** The values of the options; '?' keeps a word unknown. */
const UNKNOWN = '?';
const choices: Record<WordField, readonly [value: string, label: string][]> = {
  type: [...propertyTypes.map(same), [NO_MEANING, texts.none]],
  status: [...propertyStatuses.map(same), [LEFT_OUT, texts.leftOut]],
  papers: [...papersKinds.map(same), [NO_MEANING, texts.none]],
};

function same(text: string): [string, string] {
  return [text, text];
}

interface ImportWordsProps {
  words: ImportColumns['words'];
  mapping: ImportMapping;
  onChange: (words: ImportMapping['words']) => void;
}

/** What the file's own words for types, statuses and papers mean, once for all rows. */
export function ImportWords({ words, mapping, onChange }: ImportWordsProps) {
  const shown = wordFields.flatMap((field) => {
    // Our own words need no choice.
    const own = choices[field].map(([value]) => value.toLowerCase());
    const foreign = words[field].filter(({ word }) => !own.includes(word));
    const isMapped = mapping.columns.includes(field);
    return isMapped && foreign.length > 0
      ? [{ field, foreign: foreign.toSorted(unknownFirst) }]
      : [];
  });
  if (shown.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-semibold">{texts.title}</h3>
      <p className="text-sm text-muted">{texts.hint}</p>
      <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {shown.map(({ field, foreign }) => (
          <section key={field} aria-label={texts.fields[field]}>
            <h4 className="border-b pb-2 text-sm font-medium">{texts.fields[field]}</h4>
            <ul className="max-h-100 overflow-y-auto">
              {foreign.map(({ word, rows, meaning }) => {
                const chosen = mapping.words[field][word] ?? meaning;
                const set = (value: string) =>
                  onChange({
                    ...mapping.words,
                    [field]: { ...mapping.words[field], [word]: value },
                  });
                return (
                  <li
                    key={word}
                    className="flex items-center gap-4 border-b py-1.5 text-sm last:border-0"
                  >
                    <span className="min-w-0 flex-1 wrap-anywhere first-letter:uppercase">
                      {word}{' '}
                      <span className="whitespace-nowrap text-muted tabular-nums">
                        {texts.rows(rows)}
                      </span>
                    </span>
                    <Select
                      aria-label={texts.meaning(word)}
                      value={chosen ?? UNKNOWN}
                      onChange={({ target }) => set(target.value)}
                      className="w-44 shrink-0 sm:w-52"
                    >
                      {chosen === null && (
                        <option value={UNKNOWN} disabled>
                          {texts.unknown}
                        </option>
                      )}
                      {choices[field].map(([value, label]) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </Select>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function unknownFirst(a: { meaning: string | null }, b: { meaning: string | null }): number {
  return Number(b.meaning === null) - Number(a.meaning === null);
}
