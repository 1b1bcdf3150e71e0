import type { NewEnquiry, NewReport } from '#contract/endpoints/enquiries.ts';

const sentWithForm = {
  consent: 'We keep this message to reply to you.',
  website: '',
  openedMs: 20_000,
};

/** A valid message to the company. */
export function newEnquiry(fields: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    kind: 'message',
    fullName: 'Ngọzi Eze',
    phoneNumber: '+234 803 111 2222',
    email: 'Ngozi@Example.com',
    message: 'Is the road tarred all the way to the gate?',
    ...sentWithForm,
    ...fields,
  };
}

/** A valid report, without a name. */
export function newReport(fields: Partial<NewReport> = {}): NewReport {
  return {
    property: '',
    fullName: '',
    phoneNumber: '',
    email: '',
    message: 'It is sold',
    ...sentWithForm,
    ...fields,
  };
}
