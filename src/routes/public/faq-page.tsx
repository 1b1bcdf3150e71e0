import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageHeads } from '#contract/site/page-heads.ts';
import { ArticleBlocks } from '#src/components/layout/article.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import {
  type Question,
  questionGroups,
  questionsJsonLd,
  questionsNote,
} from '#src/features/company/questions.ts';

const { title, description: lede } = pageHeads.faq;

export function FaqPage() {
  return (
    <>
      <PageHead {...pageHeads.faq} jsonLd={[questionsJsonLd]} />
      <PageContainer className="pt-8 pb-16 md:pt-12">
        <PageHeading title={title} lede={lede} />
        <div className="mt-10 md:mt-12 grid gap-12">
          {questionGroups.map(({ id, heading, questions }) => (
            <section
              key={id}
              aria-labelledby={`${id}-heading`}
              className="grid gap-x-12 lg:grid-cols-[16rem_minmax(0,36rem)]"
            >
              <h2 id={`${id}-heading`} className="font-display text-xl font-semibold lg:pt-8">
                {heading}
              </h2>
              <div className="mt-4 border-t border-hairline">
                {questions.map((question) => (
                  <QuestionItem key={question.id} {...question} />
                ))}
              </div>
            </section>
          ))}
        </div>
        <p className="mt-12 max-w-measure text-sm text-muted lg:ml-76">{questionsNote}</p>
      </PageContainer>
    </>
  );
}

/** The answer is collapsed; find-in-page and a link to `#id` open it too. */
function QuestionItem({ id, question, answer }: Question) {
  const { hash, key } = useLocation();
  const isTarget = hash === `#${id}`;
  const [isOpen, setIsOpen] = useState(isTarget);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another click on the same link opens it again.
  useEffect(() => {
    if (isTarget) setIsOpen(true);
  }, [isTarget, key]);

  return (
    <details
      id={id}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group scroll-mt-24 border-b border-hairline"
    >
      <DisclosureSummary className="py-4">{question}</DisclosureSummary>
      <div className="pb-6">
        <ArticleBlocks blocks={answer} />
      </div>
    </details>
  );
}
