import { useQuery } from '@tanstack/react-query';
import { type AdminExtension, adminExtensions } from './admin-extensions.ts';

/** Whether the API has an extension; undefined until it has said so. */
export function useAdminExtension(name: AdminExtension): boolean | undefined {
  const { data, isError } = useQuery(adminExtensions());
  return isError ? false : data?.includes(name);
}
