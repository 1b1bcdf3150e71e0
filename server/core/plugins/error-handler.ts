import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import type { ErrorResponse } from '#contract/envelope.ts';
import { invalidRequest, Problem, TooManyAttempts } from '#server/core/http-error.ts';

/** Every failure leaves as the contract's `ErrorResponse`; what nobody foresaw is logged, not told. */
export const errorAnswers = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).send({ message: `There is no ${request.method} ${pathOf(request)}.` });
  });
});

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error);
  if (problem.status >= 500 && problem !== error) {
    request.log.error({ err: error }, 'request failed');
  }
  const answer: ErrorResponse = { message: problem.message };
  if (problem.fields) answer.fields = problem.fields;
  if (problem instanceof TooManyAttempts) reply.header('retry-after', problem.retryAfterSeconds);
  reply.code(problem.status).send(answer);
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(fieldsOf(error.validation));
  if (isClientError(error)) return new Problem(error.statusCode, error.message);
  return new Problem(500, 'Something went wrong on the server. Please try again later.');
}

/** The first complaint about each field, by its path (`features.bedrooms`). */
function fieldsOf(complaints: ZodFastifySchemaValidationError[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of complaints) {
    fields[instancePath.slice(1).replaceAll('/', '.')] ??= message ?? 'is invalid';
  }
  return fields;
}

/** Fastify's own refusals: malformed JSON, too large a body, an unknown media type. */
function isClientError(error: unknown): error is FastifyError & { statusCode: number } {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
