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
import { type Endpoint, failuresOf, responseSchema } from '#contract/endpoint.ts';
import * as account from '#contract/endpoints/account.ts';
import { endpoints } from '#contract/endpoints/endpoints.ts';
import { ProfileForm } from '#contract/endpoints/profile.ts';
import * as session from '#contract/endpoints/session.ts';
import * as user from '#contract/endpoints/user.ts';
import * as envelope from '#contract/envelope.ts';
import { ImageQuery } from '#contract/property/image-query.ts';
import * as property from '#contract/property/property.ts';
import { MultipartPropertySchema } from '#contract/property/property-form.ts';
import * as password from '#contract/rules/password.ts';
import { PropertyFacets } from '#contract/search/property-facets.ts';
import { describeFields, summaries } from './field-descriptions.ts';

/** Schemas that the document refers to by name; others are inlined. */
const namedSchemas = Object.fromEntries(
  Object.entries({
    ...account,
    ...envelope,
    ...password,
    ...property,
    ...session,
    ...user,
    ProfileForm,
    PropertyFacets,
    PropertyForm: MultipartPropertySchema,
  }).flatMap(([name, value]) => (value instanceof z.core.$ZodType ? [[name, value]] : [])),
);

const failureDescriptions: Record<number, string> = {
  400: 'The request is invalid; `fields` has an error message for each invalid field.',
  401: 'No valid credentials or token, or the session has expired.',
  403: 'The user is not allowed to do this.',
  404: 'Not found.',
  409: 'The request conflicts with stored data.',
  413: 'The request is too large.',
  415: 'The media type of the body is not accepted.',
  429: 'Too many requests or attempts; try again later.',
  500: 'Something failed on the server.',
  503: 'The server is busy; try again later.',
};

const tags = [
  { name: 'Properties', description: 'Browsing, saving and managing properties.' },
  { name: 'Accounts', description: 'Login, email verification and the profile.' },
  { name: 'Administration', description: 'Users and statistics, for admins.' },
  { name: 'Extensions', description: 'Calls beyond the specification.' },
];

const image = z.string().meta({ format: 'binary' });

const publicExtension = { tags: ['Extensions'], 'x-audience': 'public', security: [] };

function responseOf(
  description: string,
  schema: z.core.$ZodType = envelope.ErrorResponse,
  type = 'application/json',
): ZodOpenApiResponseObject {
  return { description, content: { [type]: { schema } } };
}

function check(operationId: string, summary: string): ZodOpenApiOperationObject {
  return {
    ...publicExtension,
    operationId,
    summary,
    responses: {
      200: responseOf('Success.', envelope.MessageResponse),
      503: responseOf('Not available.'),
    },
  };
}

/** The routes that are not in the contract. */
const extensionPaths: ZodOpenApiPathsObject = {
  '/images/{name}': {
    get: {
      ...publicExtension,
      operationId: 'image',
      summary: 'A stored image, or a variant at another width',
      description:
        'Without `w`, the response is the stored original. With `w`, it is AVIF, WebP or JPEG, ' +
        'by the Accept header, and never wider than the original. Names depend on the content, ' +
        'so responses can be cached permanently.',
      requestParams: { path: z.object({ name: z.string() }), query: ImageQuery },
      responses: {
        200: {
          description: 'The image.',
          content: {
            'image/avif': { schema: image },
            'image/webp': { schema: image },
            'image/jpeg': { schema: image },
          },
        },
        304: { description: 'The image has not changed.' },
        400: responseOf('The width or quality is not supported.'),
        404: responseOf('Image not found.'),
        500: responseOf('Something failed on the server.'),
      },
    },
  },
  '/health': { get: check('health', 'Whether the server responds') },
  '/ready': { get: check('ready', 'Whether the database is reachable and up to date') },
};

/** The API in OpenAPI 3.1, generated from the contract. */
export function openApiDocument(): oas31.OpenAPIObject {
  describeFields();
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Property listings API',
        version: '1.0.0',
        description:
          'Generated from the schemas in `contract/`. Responses are `{ message, data }`; failures ' +
          'are `{ message, fields? }`.',
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
            description: 'The token in the response to login and registration.',
          },
        },
      },
    },
    { override: allowAdditionalFields },
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
  const { path, audience, summary = summaries[name], query, body } = endpoint;
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
  const { responseType, status } = endpoint;
  const success = status === 201 ? 'Created.' : 'Success.';
  return Object.fromEntries([
    [
      status ?? 200,
      responseOf(success, responseType ? z.string() : responseSchema(endpoint), responseType),
    ],
    ...failuresOf(endpoint).map((failure) => [
      failure,
      responseOf(failureDescriptions[failure] ?? 'Failure.'),
    ]),
  ]);
}

function tagOf(path: string): string {
  if (path.startsWith('/admin/')) return 'Administration';
  return path.startsWith('/auth/') ? 'Accounts' : 'Properties';
}

/** Responses may gain fields, so the document must allow additional ones. */
const allowAdditionalFields: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const { def } = zodSchema._zod;
  if (io === 'output' && def.type === 'object' && !def.catchall) {
    delete jsonSchema.additionalProperties;
  }
};
