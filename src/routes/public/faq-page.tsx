import { pageHeads } from '#contract/site/page-heads.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { QuestionList } from '#src/features/company/question-list.tsx';
import { questionGroups, questionsJsonLd } from '#src/features/company/questions.ts';
import { questionsNote } from '#src/features/company/texts.ts';

const { title, description: lede } = pageHeads.faq;

export function Component() {
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
              <QuestionList questions={questions} />
            </section>
          ))}
        </div>
        <p className="mt-12 max-w-measure text-sm text-muted lg:ml-76">{questionsNote}</p>
      </PageContainer>
    </>
  );
}
