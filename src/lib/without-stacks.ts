/** How many frames a stack trace has, before what is imported after this and again thereafter. */
export const usualLimit = Error.stackTraceLimit;

Error.stackTraceLimit = 0;
