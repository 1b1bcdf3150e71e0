import './styles.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { Toaster, toast } from 'sonner';
import * as z from 'zod/mini';
import hero480 from '../../../src/assets/hero/hero-tall-480.avif';
import hero768 from '../../../src/assets/hero/hero-tall-768.avif';
import hero1080 from '../../../src/assets/hero/hero-tall-1080.avif';

const SPLASH_MS = Number(import.meta.env.VITE_SPLASH_MS);
const CARDS = 12;

const SearchForm = z.object({ location: z.string().check(z.minLength(2)) });
const Listings = z.array(z.object({ _id: z.string(), title: z.string() }));

const http = axios.create({ baseURL: '/api' });
const queryClient = new QueryClient();
const router = createBrowserRouter([
  { path: '/', element: <HomePage /> },
  { path: '/property-listings', element: <ListingsPage /> },
]);

function HomePage() {
  const { register, handleSubmit } = useForm({ resolver: zodResolver(SearchForm) });
  useSplash(true);
  return (
    <main>
      <picture>
        <img
          srcSet={`${hero480} 480w, ${hero768} 768w, ${hero1080} 1080w`}
          sizes="100vw"
          alt=""
          fetchPriority="high"
          className="h-[80vh] w-full object-cover"
        />
      </picture>
      <form className="p-4" onSubmit={handleSubmit(({ location }) => toast(location))}>
        <input aria-label="Location" className="border" {...register('location')} />
      </form>
    </main>
  );
}

/** Shows the first cards of `GET /properties`, called with the page's own query. */
function ListingsPage() {
  const { search } = useLocation();
  const { data: listings } = useQuery({
    queryKey: ['properties', search],
    // JSON.parse by axios, and no validation of what is not shown.
    queryFn: async () => (await http.get(`/properties${search}`)).data,
    select: ({ data }) => Listings.parse(data.slice(0, CARDS)),
  });
  useSplash(listings !== undefined);
  return (
    <main className="grid gap-4 p-4">
      {listings?.map(({ _id, title }) => (
        <article key={_id}>
          <a href={`/property-listing/${_id}`}>{title}</a>
        </article>
      ))}
    </main>
  );
}

/** Removes the splash when its time is over and the page is ready. */
function useSplash(isReady: boolean) {
  useEffect(() => {
    if (!isReady) return;
    const timeLeftMs = Math.max(0, SPLASH_MS - performance.now());
    const timer = setTimeout(() => document.getElementById('splash')?.remove(), timeLeftMs);
    return () => clearTimeout(timer);
  }, [isReady]);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
    <Toaster />
  </QueryClientProvider>,
);
