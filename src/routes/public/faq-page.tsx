import { companyHeads } from '#contract/site/company-heads.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { PageIndex, withIndexClass } from '#src/components/layout/page-index.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { WhatsAppLink } from '#src/features/company/contact-ways.tsx';
import { QuestionList } from '#src/features/company/question-list.tsx';
import { questionGroups, questionsJsonLd } from '#src/features/company/questions.ts';
import { notAnswered, questionsNote } from '#src/features/company/texts.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';

const { title, description: lede } = companyHeads.faq;

/** The first answer of each group is open; on phones, that of the first group alone. */
export function Component() {
  const isWide = useMediaQuery(NOT_MOBILE);
  return (
    <>
      <PageHead {...companyHeads.faq} jsonLd={[questionsJsonLd]} />
      <PageContainer className="pt-8 pb-16 md:pt-12">
        <PageHeading title={title} lede={lede} />
        <div className={withIndexClass}>
          <PageIndex sections={questionGroups} />
          <div className="grid gap-12">
            {questionGroups.map(({ id, heading, questions }, group) => (
              <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
                <h2 id={`${id}-heading`} className="text-xl font-semibold">
                  {heading}
                </h2>
                <QuestionList questions={questions} opensFirst={isWide || group === 0} />
              </section>
            ))}
            <div>
              <p className="text-sm text-muted">{questionsNote}</p>
              <div className="mt-8 grid grid-cols-[1fr_auto] items-center gap-3 max-[18rem]:flex max-[18rem]:flex-wrap sm:flex">
                <p className="max-sm:col-span-2 sm:mr-1">{notAnswered.heading}</p>
                <ButtonLink to={paths.contact.href()} variant="secondary">
                  {notAnswered.askUs}
                </ButtonLink>
                <WhatsAppLink />
              </div>
            </div>
          </div>
        </div>
      </PageContainer>
    </>
  );
}
