import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import type { ErrorResponse } from '#contract/envelope.ts';
import {
  isDatabaseFull,
  isDatabaseUnavailable,
  isTimedOut,
} from '#server/core/database/unavailable.ts';
import {
  databaseUnavailable,
  diskFull,
  HttpError,
  serverBusy,
  TemporaryError,
  validationError,
} from './http-error.ts';

/** Sends every failure as an `ErrorResponse`; unexpected errors are logged and become a bland 500. */
export const errorHandler = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    reply.code(404).send({ message: `There is no ${request.method} ${path}.` });
  });
});

/**
 * Answers before a route is found. A browser that asks for a malformed address, such as one with a
 * lone '%', is sent to an address that shows the page 'not found'.
 */
export function sendFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const wantsPage =
    request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
  if (error.code === 'FST_ERR_BAD_URL' && wantsPage) return reply.redirect('/not-found');
  sendError(error, request, reply);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const httpError = httpErrorOf(error);
  if (httpError.status >= 500 && httpError !== error) {
    request.log.error({ err: error }, 'request failed');
  }
  const { status, message, fields } = httpError;
  if (httpError instanceof TemporaryError) {
    reply.header('retry-after', httpError.retryAfterSeconds);
  }
  reply.code(status).send({ message, ...(fields && { fields }) } satisfies ErrorResponse);
}

function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return validationError(fieldsOf(error.validation));
  }
  if (isDatabaseUnavailable(error)) return databaseUnavailable();
  if (isDatabaseFull(error)) return diskFull();
  if (isTimedOut(error)) return serverBusy();
  if (isClientError(error)) return new HttpError(error.statusCode, error.message);
  return new HttpError(500, 'Something went wrong on our side. Please try again later.');
}

/** The first validation error of each field, by its path (`features.bedrooms`). */
function fieldsOf(errors: ZodFastifySchemaValidationError[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of errors) {
    fields[instancePath.slice(1).replaceAll('/', '.')] ??= message ?? 'is invalid';
  }
  return fields;
}

/** Fastify's own errors: malformed JSON, too large a body, an unknown media type. */
function isClientError(error: unknown): error is FastifyError & { statusCode: number } {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
}
