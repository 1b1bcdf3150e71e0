interface Permission {
  /** Fields of responses. They are read where they are present and never required. */
  responseFields?: readonly string[];
}

/**
 * Everything that an API may offer beyond the specification. Endpoints name their own capability;
 * the comments name the parameters and the parts of request bodies that need one.
 */
export const capabilities = {
  /** `GET /properties` has every parameter of `PropertySearchQuery`: it filters, sorts and pages. */
  paging: {},
  /** The facet `area`: the areas of the listings with their counts and lowest prices. */
  areas: {},
  /** Sizes, colours and alternative texts of images, and the coordinates of a property. */
  'image-details': { responseFields: ['imageDetails', 'coordinates'] },
  /**
   * Forms accept the `point` beside the address, and `pointShown`: whether visitors get it as the
   * coordinates.
   */
  points: { responseFields: ['pointShown'] },
  /** Forms accept the `videoUrl` of a video on YouTube or Vimeo. */
  video: { responseFields: ['videoUrl'] },
  /** Forms accept a `floorPlan`, an image that is not one of the photos. */
  'floor-plans': { responseFields: ['floorPlan'] },
  /** The admin chooses the order of images with `imageOrder`. */
  'image-order': {},
  /** The limits of `propertyImageLimits` apply. */
  'image-limits': {},
  /**
   * The checked facts of a property: `checks` with papers, power, water, road and visitedOn, and with
   * `paging` the parameter `visitedBefore`.
   */
  checks: { responseFields: ['checks'] },
  /**
   * The kind of the papers: `checks.papersKind`, and with `paging` the parameters `papers` and
   * `papersStated` and the facet `papers`.
   */
  papers: {},
  /** `checks.flooding`: what was seen on the day of the visit. */
  flooding: {},
  /**
   * The day on which staff confirmed that a property is available: `checks.confirmedOn`, and with
   * `paging` the parameter `unconfirmedSince`.
   */
  confirmed: {},
  /** `developmentDetails`: the stage, the number of homes and the handover of a development. */
  'development-details': { responseFields: ['developmentDetails'] },
  /** An update sends its `version`. If it would overwrite a newer one, it is rejected with 409. */
  versions: { responseFields: ['version', 'updatedAt'] },
  /** Several properties by their ids in one request, which counts no views. */
  'kept-homes': {},
  /** `PUT /auth/profile` accepts `photo` and `removePhoto`. */
  'profile-photo': { responseFields: ['photo'] },
  /**
   * Changing the email address requires the `currentPassword`. A verified one is replaced after the
   * new one is verified; until then that is `newEmail`, and the one-time codes are sent to it.
   */
  'email-change': { responseFields: ['newEmail'] },
  'password-reset': {},
  'password-change': {},
  'session-list': {},
  /** Sign-in with the `code` of an authenticator app after the password. */
  'two-factor': {},
  'account-export': {},
  'account-deletion': {},
  /** Changing a role requires the admin's own `currentPassword`. */
  'user-roles': {},
  'user-status': {},
  'property-statistics': {},
  /** The events of changed properties have their `changes`, with the values before and after. */
  'audit-log': {},
  /** Deleted properties can be restored for 30 days. */
  bin: {},
  /**
   * Only staff see a property whose `published` is false, which forms accept too. With `paging` staff
   * may send the parameter `published`.
   */
  publishing: { responseFields: ['published'] },
  imports: {},
  /** Emails about what is new in a search, and about the price of a home. */
  alerts: {},
  /** Messages, search requests and requests for viewings are sent to the company, which lists them. */
  enquiries: {},
  /** Reports of listings are sent to the company. */
  reports: {},
  /** Staff keep their own views of the table of properties on their account. */
  'table-views': {},
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
