/** An error that the operator of the server can fix; the message is one line for the terminal. */
export class OperatorError extends Error {}
