/** The additions to section 7 of the specification that a capability permits. */
interface Permission {
  /** Query parameters, by endpoint. */
  parameters?: Record<string, readonly string[]>;
  /** Parts of request bodies, by endpoint; `[i]` stands for a number. */
  bodyFields?: Record<string, readonly string[]>;
  /** Fields of responses. They are read where they are present and never required. */
  responseFields?: readonly string[];
}

const checkFields = [
  'checks[papers]',
  'checks[power]',
  'checks[water]',
  'checks[road]',
  'checks[visitedOn]',
];
const developmentFields = [
  'developmentDetails[stage]',
  'developmentDetails[homes]',
  'developmentDetails[handover]',
];

/** Everything that an API may offer beyond the specification. Endpoints name their own capability. */
export const capabilities = {
  /** `GET /properties` filters, sorts and pages by every part of a search. */
  paging: {
    parameters: {
      'GET /properties': [
        'q',
        'type',
        'priceCeiling',
        'elsewhere',
        'development',
        'problem',
        'searchFrom',
        'searchTo',
        'unchangedSince',
        'sort',
        'limit',
        'cursor',
        'offset',
        'facets',
      ],
    },
  },
  /** The facet `area`: the areas of the listings with their counts. */
  areas: {},
  /** Sizes, colours and alternative texts of images, and the coordinates of a property. */
  'image-details': { responseFields: ['imageDetails', 'coordinates'] },
  /** The admin chooses the order of images. */
  'image-order': {
    bodyFields: {
      'POST /properties': ['imageOrder[i]'],
      'PUT /properties/{id}': ['imageOrder[i]'],
    },
  },
  /** The checked facts of a property: papers, power, water, road, and the day of the last visit. */
  checks: {
    bodyFields: { 'POST /properties': checkFields, 'PUT /properties/{id}': checkFields },
    responseFields: ['checks'],
  },
  /** The stage, the number of homes and the handover of a development. */
  'development-details': {
    bodyFields: {
      'POST /properties': developmentFields,
      'PUT /properties/{id}': developmentFields,
    },
    responseFields: ['developmentDetails'],
  },
  /** An update that would overwrite a newer version is rejected with 409. */
  versions: {
    bodyFields: { 'PUT /properties/{id}': ['version'] },
    responseFields: ['version', 'updatedAt'],
  },
  'profile-photo': {
    bodyFields: { 'PUT /auth/profile': ['photo', 'removePhoto'] },
    responseFields: ['photo'],
  },
  /** Changing the email address requires the current password. */
  'email-change': { bodyFields: { 'PUT /auth/profile': ['currentPassword'] } },
  'password-reset': {},
  'password-change': {},
  'session-list': {},
  /** Sign-in with a code of an authenticator app after the password. */
  'two-factor': { bodyFields: { 'POST /auth/login': ['code'] } },
  'account-export': {},
  'account-deletion': {},
  'user-roles': {},
  'user-status': {},
  'property-statistics': {},
  'audit-log': {},
  imports: {},
} as const satisfies Record<string, Permission>;

export type Capability = keyof typeof capabilities;

// The keys of a literal object are the names of its type.
export const capabilityNames = Object.keys(capabilities) as Capability[];

/** The meta element in which a server names its capabilities, separated by spaces. */
export const CAPABILITIES_META = 'api-capabilities';

/** Reads names separated by spaces or commas, which may be those of another version. */
export function parseCapabilities(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
