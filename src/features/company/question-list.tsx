import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ArticleText } from '#src/components/layout/article.tsx';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import type { MarkdownSection } from './markdown-sections.ts';

/** Questions with collapsed answers, except the first; find-in-page and a link to `#id` open them too. */
export function QuestionList({ questions }: { questions: readonly MarkdownSection[] }) {
  return (
    <div className="mt-4 border-t border-hairline">
      {questions.map((question, index) => (
        <QuestionItem key={question.id} {...question} isFirst={index === 0} />
      ))}
    </div>
  );
}

function QuestionItem({ id, heading, text, isFirst }: MarkdownSection & { isFirst: boolean }) {
  const { hash, key } = useLocation();
  const isTarget = hash === `#${id}`;
  const [isOpen, setIsOpen] = useState(isTarget || isFirst);
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
      <DisclosureSummary className="py-4">{heading}</DisclosureSummary>
      <div className="pb-6">
        <ArticleText text={text} />
      </div>
    </details>
  );
}
