<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

use Closure;

/** A screen of the dashboard that the script draws. */
final class Screen {

	/**
	 * @param non-empty-string                           $slug    In the address, and by which the script knows it.
	 * @param string                                     $chunk   The file of the script that the screen begins with.
	 * @param Closure(): array<string, mixed>            $preload Answers that the screen asks for first, as core's preloading middleware wants them.
	 * @param Closure(): list<array{string, list<string>}> $help  Tabs: title and paragraphs.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $title,
		public readonly string $menu_title,
		public readonly string $capability,
		public readonly string $chunk,
		public readonly Closure $preload,
		public readonly Closure $help,
	) {}
}
