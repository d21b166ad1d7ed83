<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\LeadPages\Fields\PageStatus;
use Svc\LeadPages\Fields\PageTemplate;
use Svc\LeadPages\LeadError;
use Svc\LeadPages\Pages\Starters\Forms;
use Svc\LeadPages\Pages\Starters\Starters;
use WP_Post;

/** Creates, changes and deletes pages. */
final class PageEdits {

	public function __construct(
		private readonly PageStore $store,
		private readonly PageWriter $writer,
		private readonly PagePresenter $presenter,
		private readonly PagePolicy $policy,
		private readonly PageChecks $checks,
		private readonly Starters $starters,
	) {}

	/** @param array<string, mixed> $input Of PageFields::create_input(), parsed. */
	public function create( array $input ): LeadPage {
		$template = PageTemplate::from( $input['template'] ?? PageTemplate::LoanOfficer->value );
		$starter  = $this->starters->of( $template );
		$form     = isset( $input['partner_user_id'] ) ? Forms::shared( $starter->form ) : $starter->form;
		$blank    = new LeadPage( 0, '', '', PageStatus::Draft, '', $template, null, null, null, $form, Routing::of( array() ), false, '', '' );
		return $this->insert( PageChanges::of( $input, $blank ), $starter->content );
	}

	/** @param array<string, mixed> $input Of PageFields::duplicate_input(), parsed. */
	public function duplicate( int $id, array $input, Caller $caller ): LeadPage {
		$page = $this->found( $id, $caller );
		if ( ! PagePolicy::manages( $caller ) ) {
			if ( ! $this->policy->owns( $caller, $page ) ) {
				throw Failure::forbidden();
			}
			if ( ( $input['owner_user_id'] ?? $caller->id() ) !== $caller->id() ) {
				throw Failure::forbidden( array( 'owner_user_id' ) );
			}
		}
		$copy = PageCopy::of( $page, $input );
		if ( null === $copy->owner_user_id ) {
			throw Failure::invalid( array( 'owner_user_id' => __( 'This page has no owner any more. Choose one for the copy.', 'svc' ) ) );
		}
		$post = get_post( $id );
		return $this->insert( $copy, $post instanceof WP_Post ? $post->post_content : '', $page );
	}

	/** @param array<string, mixed> $input Of PageFields::update_input(), parsed. */
	public function update( int $id, array $input, Caller $caller, Precondition $precondition ): LeadPage {
		$this->writer->alone(
			$id,
			function () use ( $id, $input, $caller, $precondition ): void {
				$page = $this->found( $id, $caller );
				if ( ! $this->policy->edits( $caller, $page ) ) {
					throw Failure::forbidden();
				}
				$precondition->require( Etag::of( $this->presenter->single( $page, $caller ) ) );
				$this->require_unchanged( $page, $input, $caller );
				$fresh = PageChanges::of( $input, $page );
				$this->require_allowed( $fresh, $page, $caller );
				$this->checks->require( $fresh, $page );
				if ( $this->presenter->single( $fresh, $caller ) !== $this->presenter->single( $page, $caller ) ) {
					$this->writer->update( $fresh, $page );
				}
			}
		);
		return $this->store->find( $id ) ?? throw self::not_found();
	}

	public function delete( int $id, Caller $caller, Precondition $precondition ): void {
		$this->writer->alone(
			$id,
			function () use ( $id, $caller, $precondition ): void {
				$page = $this->found( $id, $caller );
				$precondition->require( Etag::of( $this->presenter->single( $page, $caller ) ) );
				$this->writer->delete( $page );
			}
		);
	}

	public function restore( int $id ): LeadPage {
		$this->writer->alone(
			$id,
			function () use ( $id ): void {
				$post = get_post( $id );
				if ( ! $post instanceof WP_Post || PagePosts::TYPE !== $post->post_type || 'trash' !== $post->post_status ) {
					throw self::not_found();
				}
				$this->writer->restore( $id );
			}
		);
		return $this->store->find( $id ) ?? throw self::not_found();
	}

	/** @throws Failure Where the caller sees all pages, it is not there; others are told nothing of it. */
	public function found( int $id, Caller $caller ): LeadPage {
		$page = $this->store->find( $id );
		if ( null !== $page && $this->policy->sees( $caller, $page ) ) {
			return $page;
		}
		throw PagePolicy::sees_all( $caller ) ? self::not_found() : Failure::forbidden();
	}

	public static function not_found(): Failure {
		return new Failure( LeadError::PageNotFound, __( 'There is no such page.', 'svc' ) );
	}

	/** @param LeadPage|null $source What it is a copy of: people who have left since are not checked again. */
	private function insert( LeadPage $page, string $content, ?LeadPage $source = null ): LeadPage {
		$id = $this->writer->alone(
			0,
			function () use ( $page, $content, $source ): int {
				$this->checks->require( $page, $source );
				return $this->writer->insert( $page, $content );
			}
		);
		return $this->store->find( $id ) ?? throw self::not_found();
	}

	/** @throws Failure Where an owner changes what only those who manage pages may. */
	private function require_allowed( LeadPage $fresh, LeadPage $old, Caller $caller ): void {
		$fields = array();
		if ( $fresh->owner_user_id !== $old->owner_user_id && ! PagePolicy::manages( $caller ) ) {
			$fields[] = 'owner_user_id';
		}
		if ( $fresh->status !== $old->status && $fresh->is_live() && ! PagePolicy::publishes( $caller ) ) {
			$fields[] = 'status';
		}
		if ( array() !== $fields ) {
			throw Failure::forbidden( $fields );
		}
	}

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure When a field that never changes is sent with another value.
	 */
	private function require_unchanged( LeadPage $page, array $input, Caller $caller ): void {
		$shown = $this->presenter->single( $page, $caller );
		$fixed = array_filter( PageFields::FIXED, static fn ( string $field ): bool => array_key_exists( $field, $input ) && $input[ $field ] !== $shown[ $field ] );
		if ( PageStatus::Scheduled->value === ( $input['status'] ?? null ) && PageStatus::Scheduled !== $page->status ) {
			$fixed[] = 'status';
		}
		if ( array() !== $fixed ) {
			throw Failure::invalid( array_fill_keys( $fixed, __( 'This is read-only. Leave it out or send it back unchanged.', 'svc' ) ) );
		}
	}
}
