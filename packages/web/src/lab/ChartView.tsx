import { Chart, type ChartConfiguration } from 'chart.js/auto';
import { useEffect, useRef } from 'react';

interface ChartViewProps {
  readonly title: string;
  readonly config: ChartConfiguration;
  readonly tall?: boolean;
}

/** A chart of a report. The tables say the same in words. */
export function ChartView({ title, config, tall = false }: ChartViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    const { color } = getComputedStyle(canvas.current);
    const line = `color-mix(in srgb, ${color} 20%, transparent)`;
    // Axes do not follow the colours of the chart.
    const axisOf = (axis: 'x' | 'y') => {
      const own = config.options?.scales?.[axis] ?? {};
      return { ...own, ticks: { ...own.ticks, color }, grid: { ...own.grid, color: line } } as typeof own;
    };
    const chart = new Chart(canvas.current, {
      ...config,
      options: {
        responsive: true,
        maintainAspectRatio: false,
        animation: false,
        color,
        borderColor: line,
        ...config.options,
        scales: { x: axisOf('x'), y: axisOf('y') },
      },
    });
    return () => chart.destroy();
  }, [config]);
  return (
    <figure className="lab-chart" data-tall={tall}>
      <figcaption>{title}</figcaption>
      <div>
        <canvas ref={canvas} role="img" aria-label={title} />
      </div>
    </figure>
  );
}
