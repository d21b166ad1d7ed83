<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\Bookmarks;

/** The actions of forms, each with the API operation that performs it. */
enum BookmarkAction: string {
	case Add              = 'add';
	case Remove           = 'remove';
	case NewCollection    = 'new-collection';
	case RenameCollection = 'rename-collection';
	case DeleteCollection = 'delete-collection';

	public function method(): string {
		return match ( $this ) {
			self::Add, self::NewCollection       => 'POST',
			self::RenameCollection               => 'PUT',
			self::Remove, self::DeleteCollection => 'DELETE',
		};
	}

	public function path(): string {
		return match ( $this ) {
			self::Add                                      => '/intranet/bookmarks',
			self::Remove                                   => '/intranet/bookmarks/{id}',
			self::NewCollection                            => '/intranet/collections',
			self::RenameCollection, self::DeleteCollection => '/intranet/collections/{id}',
		};
	}

	/** Whether the action needs the ID of an existing bookmark or collection. */
	public function names(): bool {
		return str_ends_with( $this->path(), '{id}' );
	}

	/** @return array<string, string> Field of the operation => field of the form. */
	public function fields(): array {
		return match ( $this ) {
			self::Add                                   => array(
				'post_id'    => 'svc_post',
				'site_id'    => 'svc_site',
				'collection' => 'svc_collection',
			),
			self::NewCollection, self::RenameCollection => array( 'name' => 'svc_collection' ),
			self::Remove, self::DeleteCollection        => array(),
		};
	}
}
