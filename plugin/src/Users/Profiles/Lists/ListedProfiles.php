<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Lists;

use Closure;
use Svc\Kernel\Caller;
use Svc\Kernel\Page;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Profiles\CloseProfiles;
use Svc\Users\Profiles\ListQueries;
use Svc\Users\Profiles\ProfilePresenter;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\VisibleProfiles;

/** Lists profiles as a caller sees them. */
final class ListedProfiles {

	/**
	 * @param Closure(): ProfileStore  $profiles
	 * @param Closure(): CloseProfiles $close
	 */
	public function __construct(
		private readonly ProfileLists $lists,
		private readonly ListQueries $queries,
		private readonly ProfilePresenter $presenter,
		private readonly Closure $profiles,
		private readonly Closure $close,
	) {}

	/** @param array<string, mixed> $input */
	public function page( array $input, Caller $caller ): Page {
		$query   = $this->queries->of( $input, $caller );
		$context = $input['context'] ?? 'view';

		list( $summaries, $total ) = $this->lists->page( $query );
		$page = new Page( $this->shown( $summaries, 'edit' === $context, $query->scope ), $total, $query->page, $query->per_page );
		if ( ! ( $input['close'] ?? false ) ) {
			return $page;
		}
		$close = isset( $input['orderby'] ) || 0 === $page->room() ? array() : ( $this->close )()->to( $input['search'] ?? '', $query, array_column( $summaries, 'id' ), $page->room() );
		return $page->with_close( $this->shown( $close, 'edit' === $context, $query->scope ) );
	}

	/**
	 * @param list<Summary> $summaries
	 * @return list<array<string, mixed>>
	 */
	private function shown( array $summaries, bool $is_edited, VisibleProfiles $scope ): array {
		$avatars = new Avatars();
		$avatars->prepare( array_column( $summaries, 'user_id' ) );
		if ( ! $is_edited ) {
			return array_map( fn ( Summary $one ): array => $this->presenter->summary( $one, $avatars, $scope->hidden_of( $one->id ) ), $summaries );
		}
		$managers = ( $this->profiles )()->names( array_values( array_unique( array_filter( array_map( static fn ( Summary $one ): ?int => $one->manager_id, $summaries ) ) ) ) );
		return array_map( fn ( Summary $one ): array => $this->presenter->editable_summary( $one, $avatars, $managers ), $summaries );
	}
}
