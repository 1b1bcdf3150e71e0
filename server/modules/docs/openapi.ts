import { z } from 'zod';
import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { AccountExport, AccountSession, DeleteAccountRequest } from '#contract/account.ts';
import { type Endpoint, responseSchema } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ErrorResponse, MessageResponse, PageMeta } from '#contract/envelope.ts';
import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from '#contract/password.ts';
import { ProfileForm } from '#contract/profile.ts';
import { Coordinates, Property, PropertyFeatures, PropertyPicture } from '#contract/property.ts';
import { PropertyFacets } from '#contract/property-facets.ts';
import { PropertyForm } from '#contract/property-form.ts';
import {
  LoginRequest,
  RegisterRequest,
  SignInResponse,
  VerifyOtpRequest,
} from '#contract/session.ts';
import { RegistrationCounts, User, UserTotal } from '#contract/user.ts';
import { extensionPaths } from './openapi-extensions.ts';

/** Schemas that the document names and refers to; all others are written out in place. */
const namedSchemas = {
  AccountExport,
  AccountSession,
  ChangePasswordRequest,
  Coordinates,
  DeleteAccountRequest,
  ErrorResponse,
  ForgotPasswordRequest,
  LoginRequest,
  MessageResponse,
  PageMeta,
  ProfileForm,
  Property,
  PropertyFacets,
  PropertyFeatures,
  PropertyForm,
  PropertyPicture,
  RegisterRequest,
  RegistrationCounts,
  ResetPasswordRequest,
  SignInResponse,
  User,
  UserTotal,
  VerifyOtpRequest,
};

const failureDescriptions: Record<number, string> = {
  400: 'The request is invalid; `fields` says in one sentence per field what is wrong with it.',
  401: 'Nobody is signed in: no valid credentials or token, or the session has expired.',
  403: 'The signed-in person may not do this.',
  404: 'There is nothing of that id.',
  409: 'It contradicts what is already there.',
  413: 'The request is too large.',
  415: 'The body is not of a kind that is taken here.',
  429: 'Too many attempts; try again later.',
  500: 'Something failed on the server.',
};

const tags = [
  { name: 'Properties', description: 'Browsing, saving and managing properties.' },
  { name: 'Accounts', description: 'Signing in, verifying the e-mail address, the own profile.' },
  { name: 'Administration', description: 'Accounts and figures, for admins.' },
  { name: 'Extensions', description: 'What this server offers beyond the specified calls.' },
];

/** The API in OpenAPI 3.1, made of the contract alone; see `markServed` for what is missing. */
export function openApiDocument(): oas31.OpenAPIObject {
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Property listings API',
        version: '1.0.0',
        description:
          'The calls of the product, generated from the schemas in `contract/`. Answers are ' +
          '`{ message, data }`; failures are `{ message, fields? }`. Operations marked ' +
          '`x-served: false` are part of the contract but not of this server yet.',
      },
      servers: [{ url: '/api' }],
      tags,
      paths: { ...contractPaths(), ...extensionPaths },
      components: {
        schemas: namedSchemas,
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that login and registration answer with.',
          },
        },
      },
    },
    { override: tolerateAdditions },
  );
}

function contractPaths(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, endpoint] of endpoints) {
    const method = endpoint.method.toLowerCase();
    const tag = endpoint.capability ? 'Extensions' : tagOf(endpoint.path);
    const operation = operationOf(name, endpoint, tag);
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation };
  }
  return paths;
}

function operationOf(name: string, endpoint: Endpoint, tag: string): ZodOpenApiOperationObject {
  const { path, audience, summary, query, body } = endpoint;
  const pathIds = [...path.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => [id, z.string()]);
  return {
    operationId: name,
    tags: [tag],
    summary,
    'x-audience': audience,
    security: audience === 'public' ? [] : [{ session: [] }],
    requestParams: { path: z.object(Object.fromEntries(pathIds)), ...(query && { query }) },
    ...(body && {
      requestBody: { required: true, content: { [body.type]: { schema: body.schema } } },
    }),
    responses: responsesOf(endpoint),
  };
}

function responsesOf(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const { responseType, status, failures } = endpoint;
  const success = status === 201 ? 'It was created.' : 'It went well.';
  return Object.fromEntries([
    [
      status ?? 200,
      responseOf(success, responseType ? z.string() : responseSchema(endpoint), responseType),
    ],
    ...[400, ...failures, 500].map((failure) => [
      failure,
      responseOf(failureDescriptions[failure] ?? 'It failed.', ErrorResponse),
    ]),
  ]);
}

function responseOf(
  description: string,
  schema: z.core.$ZodType,
  type = 'application/json',
): ZodOpenApiResponseObject {
  return { description, content: { [type]: { schema } } };
}

function tagOf(path: string): string {
  if (path.startsWith('/admin/')) return 'Administration';
  return path.startsWith('/auth/') ? 'Accounts' : 'Properties';
}

/** Answers may gain fields without breaking anyone, so the document must not forbid more of them. */
const tolerateAdditions: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const { def } = zodSchema._zod;
  if (io === 'output' && def.type === 'object' && !def.catchall) {
    delete jsonSchema.additionalProperties;
  }
};

const methods = ['get', 'post', 'put', 'delete'] as const;

/** Says in the document, for each operation, whether the server at hand has a route for it. */
export function markServed(
  document: oas31.OpenAPIObject,
  hasRoute: (route: { method: string; url: string }) => boolean,
): void {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const base = item.servers?.[0]?.url ?? document.servers?.[0]?.url ?? '';
    const url = `${base === '/' ? '' : base}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const served = hasRoute({ method: method.toUpperCase(), url });
      operation['x-served'] = served;
      if (served) continue;
      operation.summary = `${operation.summary} (not served yet)`;
      operation.description = 'Part of the contract, but this server does not serve it yet.';
    }
  }
}
