/** Streets and blocks of no real place, where a map is going to be. */
export function MapDrawing() {
  return (
    <svg
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className="absolute inset-0 size-full text-surface"
    >
      <path
        d="M520 0c-30 90 10 150-20 230s10 120-10 170h130c10-60-20-110 5-180s-25-140 15-220z"
        className="fill-info-soft"
      />
      <path d="M60 40h150v90H60zM250 250h150v110H250z" className="fill-success-soft" />
      <g stroke="currentColor" strokeWidth="10">
        <path d="M-10 160C150 130 300 200 480 170s220 20 330-20" strokeWidth="16" />
        <path d="M230-10c-20 120 30 260 0 420" strokeWidth="14" />
        <path d="M-10 300c120-30 260 10 420-20M40-10c10 90-10 160 10 170M420-10c-20 60 0 130-10 190M120 160c10 90-20 170 0 250M350 190c10 80-10 140 10 220M700-10c-20 150 20 260 0 420M640 300c60-10 100 10 170 0M230 70c70-10 130 10 190 0M640 60c60 10 100-10 170 0" />
      </g>
    </svg>
  );
}
