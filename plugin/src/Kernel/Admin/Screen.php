<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

use Closure;

/** A dashboard screen that the admin script renders. */
final class Screen {

	/**
	 * @param non-empty-string                           $slug    In the address, and the screen's name in the script.
	 * @param string                                     $chunk   The script file that renders the screen first.
	 * @param Closure(): array<string, mixed>            $preload Answers to the screen's first requests, in the form of core's preloading middleware.
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
