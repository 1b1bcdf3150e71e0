import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ArticleText } from '#src/components/layout/article.tsx';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import type { MarkdownSection } from './markdown-sections.ts';

interface QuestionListProps {
  questions: readonly MarkdownSection[];
  /** Whether the first answer is open at first. */
  opensFirst: boolean;
}

/** Questions with collapsed answers; find-in-page and a link to `#id` open them too. */
export function QuestionList({ questions, opensFirst }: QuestionListProps) {
  return (
    <div className="mt-4 border-t border-hairline">
      {questions.map((question, index) => (
        <QuestionItem key={question.id} {...question} startsOpen={opensFirst && index === 0} />
      ))}
    </div>
  );
}

function QuestionItem(props: MarkdownSection & { startsOpen: boolean }) {
  const { id, heading, text, startsOpen } = props;
  const { hash, key } = useLocation();
  const isTarget = hash === `#${id}`;
  const [isOpen, setIsOpen] = useState(isTarget || startsOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another click on the same link opens it again.
  useEffect(() => {
    if (isTarget) setIsOpen(true);
  }, [isTarget, key]);

  return (
    <details
      id={id}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="scroll-mt-24 border-b border-hairline"
    >
      <DisclosureSummary className="py-4 font-semibold!">{heading}</DisclosureSummary>
      <div className="pb-6 *:first:mt-0">
        <ArticleText text={text} collapsesTerms />
      </div>
    </details>
  );
}
