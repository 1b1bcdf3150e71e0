import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { call, type EndpointName } from './users.ts';

/** A file part of a form. */
export interface FormUpload {
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

/** The parts of a form in order; names may repeat. */
export type FormParts = readonly (readonly [name: string, part: string | FormUpload])[];

/** Sends a multipart form. */
export async function sendForm(
  app: FastifyInstance,
  endpoint: EndpointName,
  parts: FormParts,
  token?: string,
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [name, part] of parts) {
    if (typeof part === 'string') form.append(name, part);
    else {
      const { bytes, type = 'image/jpeg', name: fileName = 'house.jpg' } = part;
      form.append(name, new Blob([Buffer.from(bytes)], { type }), fileName);
    }
  }
  const request = new Request('http://server/', { method: 'POST', body: form });
  const headers = { 'content-type': `${request.headers.get('content-type')}` };
  const body = Buffer.from(await request.arrayBuffer());
  return call(app, endpoint, { ...(token && { token }), headers, body });
}

/** The form fields of a valid property. */
export const propertyFields = {
  title: 'Four bedroom duplex with a study',
  type: 'House',
  status: 'For Sale',
  location: 'Gwarinpa, Abuja',
  price: '145000000',
  negotiable: 'true',
  'features[bedrooms]': '4',
  'features[bathrooms]': '5',
  'features[squareFootage]': '320.5',
  description: 'Quiet, with a borehole.',
  'amenities[0]': 'Study',
  'amenities[1]': 'CCTV',
} as const;
