<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

/** A person or vacancy of an org chart. An object, because an array of the same takes more memory. */
final class ChartNode {

	/**
	 * @param int|null                      $manager    User ID.
	 * @param array{string, string, string} $first_name In JSON without quotes and with a space, its initial, and its sort key.
	 * @param array{string, string, string} $last_name  In JSON without quotes, its initial, and its sort key.
	 * @param string                        $job        Title and department as members in JSON.
	 * @param string|null                   $photo      Address; null for vacancies, which have no image.
	 */
	public function __construct(
		public readonly ?int $manager,
		public readonly array $first_name,
		public readonly array $last_name,
		public readonly string $job,
		public readonly ?string $photo,
	) {}
}
