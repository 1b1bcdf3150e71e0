import * as z from 'zod/mini';
import { developmentLabels, developmentStages } from './development-details.ts';
import { checkLabels, type TextCheckName } from './property-checks.ts';
import { dayInLagos, searchDate } from './search-dates.ts';
import { messages } from './validation-messages.ts';

const MAX_CHECK_LENGTH = 60;
const MAX_HOMES = 100_000;
const month = /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/;

function checkText(name: TextCheckName) {
  const tooLong = messages.tooLong(checkLabels[name], MAX_CHECK_LENGTH);
  return z.string().check(z.trim(), z.maxLength(MAX_CHECK_LENGTH, tooLong));
}

/** '' or a text that passes the test. */
function optional(label: string, isValid: (typed: string) => boolean) {
  return z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || isValid(typed), messages.invalid(label)),
  );
}

/** The checks of a property's form. '' means not checked. */
export const PropertyCheckFields = z.object({
  papers: checkText('papers'),
  power: checkText('power'),
  water: checkText('water'),
  road: checkText('road'),
  visitedOn: optional(checkLabels.visitedOn, (typed) => searchDate.safeParse(typed).success).check(
    z.refine((day) => day <= dayInLagos(Date.now()), messages.inFuture(checkLabels.visitedOn)),
  ),
});

/** The facts of a development in its form. '' means not given. */
export const DevelopmentFields = z.object({
  stage: optional(developmentLabels.stage, (typed) =>
    developmentStages.some((stage) => stage === typed),
  ),
  homes: optional(
    developmentLabels.homes,
    (typed) => /^[1-9]\d*$/.test(typed) && Number(typed) <= MAX_HOMES,
  ),
  handover: optional(developmentLabels.handover, (typed) => month.test(typed)),
});
