<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Caller;
use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\Role;
use Svc\Users\Fields\SearchField;
use Svc\Users\Profiles\Lists\ListQuery;
use Svc\Users\Profiles\Lists\SortKey;
use Svc\Users\Storage\MissingField;
use Svc\Users\Storage\SearchWords;

/** Builds list queries from input, and checks whether the caller may use the filters. */
final class ListQueries {

	/** Filters by intranet data. */
	private const INTRANET_FILTERS = array( 'department', 'office', 'manager', 'without' );

	public function __construct(
		private readonly ProfilePolicy $policy,
		private readonly MetaKeys $meta_keys,
	) {}

	/**
	 * @param array<string, mixed> $input Parsed.
	 * @throws Failure
	 */
	public function of( array $input, Caller $caller ): ListQuery {
		$this->require_may_ask( $input, $caller );
		$scope  = $this->policy->scope( $caller );
		$fields = array( SearchField::NAME, SearchField::EMAIL, ...$this->meta_keys->search_fields( $scope->is_everyone ) );
		return new ListQuery(
			$scope,
			isset( $input['role'] ) ? Role::from( $input['role'] ) : null,
			SearchWords::of( $input['search'] ?? '' ),
			in_array( 'email', $scope->hidden, true ) ? array_values( array_diff( $fields, array( SearchField::EMAIL ) ) ) : $fields,
			SortKey::from( $input['orderby'] ?? SortKey::LastName->value ),
			'desc' === ( $input['order'] ?? 'asc' ),
			$input['page'] ?? 1,
			$input['per_page'] ?? 20,
			$input['department'] ?? '',
			$input['office'] ?? '',
			$input['manager'] ?? null,
			isset( $input['without'] ) ? MissingField::from( $input['without'] ) : null,
			$input['include'] ?? array(),
			$fields,
		);
	}

	/**
	 * Filtering and sorting would reveal values of fields that the caller may not see.
	 *
	 * @param array<string, mixed> $input
	 * @throws Failure
	 */
	private function require_may_ask( array $input, Caller $caller ): void {
		$guarded = array_keys( array_intersect_key( $input, array_flip( self::INTRANET_FILTERS ) ) );
		if ( SortKey::Department->value === ( $input['orderby'] ?? '' ) ) {
			$guarded[] = 'orderby';
		}
		$refused = $this->policy->scope( $caller )->is_everyone ? array() : array_fill_keys( $guarded, __( 'This is for those who may view the intranet. Leave it out.', 'svc' ) );
		$managed = array_keys( array_filter( array( 'context' => 'edit' === ( $input['context'] ?? 'view' ), 'trash' => $input['trash'] ?? false ) ) );
		if ( array() !== $managed && ! $this->policy->may_manage( $caller ) ) {
			$refused += array_fill_keys( $managed, __( 'This is for those who may manage profiles. Leave it out.', 'svc' ) );
		}
		if ( array() !== $refused ) {
			throw new Failure( CommonError::Forbidden, implode( ' ', array_unique( $refused ) ), array( 'params' => $refused ) );
		}
		if ( in_array( $input['orderby'] ?? '', $this->policy->scope( $caller )->hidden, true ) ) {
			throw Failure::invalid( array( 'orderby' => __( 'This field is not public here. Sort by another one.', 'svc' ) ) );
		}
	}
}
