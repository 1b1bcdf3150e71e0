import axios, { type AxiosRequestConfig, isAxiosError } from 'axios';
import { env } from './env.ts';
import { jsonOf } from './json-text.ts';

const client = axios.create({
  baseURL: env.apiBaseUrl,
  // An absolute address in `url` would take the token to a stranger.
  allowAbsoluteUrls: false,
  // As text, since a list may be too long to be read where the screen is drawn.
  responseType: 'text',
});

/** Sends a request to the API and answers with the text of the answer. Throws an AxiosError. */
export async function sendRequest(config: AxiosRequestConfig): Promise<string> {
  try {
    return (await client.request<string>(config)).data;
  } catch (error) {
    if (isAxiosError(error) && error.response) {
      error.response.data = jsonOf(String(error.response.data));
    }
    throw error;
  }
}
