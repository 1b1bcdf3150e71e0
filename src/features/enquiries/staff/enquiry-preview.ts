import type { Enquiry } from '#contract/endpoints/enquiries.ts';
import * as forms from '#src/features/enquiries/texts.ts';

/** What an enquiry is about, and what the sender wrote beyond the sentences of the form. */
export function previewOf({ message, property, search }: Enquiry) {
  if (search !== null) return searchPreview(message);
  const title = property?.title;
  return { subject: title, words: (title && ownWords(message, title)) || message };
}

/** A message without the form's sentence that names the home; a question of the form is shortened. */
function ownWords(message: string, title: string): string {
  const start = message.indexOf(`"${title}"`);
  if (start < 0) return message;
  const rest = message.slice(start + title.length + 2);
  const reference = /^ \(reference [^)]+\)/.exec(rest)?.[0] ?? '';
  const home = `"${title}"${reference}`;
  return message
    .replace(forms.message.initial(home), '')
    .replace(forms.viewing.initial(home), '')
    .replace(forms.message.ask.isAvailable(home), forms.message.isAvailable)
    .replace(forms.message.ask.seePapers(home), forms.message.seePapers)
    .trim();
}

/** The first sentence of the form that sends a search: 'Hello Gida, I am looking for a home: …'. */
const searchSentence = /^Hello .+?, I am looking for a home: (.+?)\.?(?:\n+|$)/;

function searchPreview(message: string) {
  const [sentence = '', wanted] = searchSentence.exec(message) ?? [];
  return {
    subject: wanted?.replace(/(\d+) or more /g, '$1+ '),
    words: message.slice(sentence.length),
  };
}
